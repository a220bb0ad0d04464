// Shows the site's page of a content file beside its form. The development site reloads itself after a save.
const { site, pages } = await (await fetch("/preview.json")).json();
const form = document.querySelector("#form");
const preview = document.querySelector("#preview");
let shown = "";

function show() {
  const name = /\/entries\/([\w-]+)/.exec(form.contentWindow.location.hash)?.[1];
  const page = pages[name] ?? "/";
  if (page === shown) return;
  shown = page;
  preview.src = site + page;
}

function follow() {
  form.contentWindow.addEventListener("hashchange", show);
  show();
}

form.addEventListener("load", follow);
follow();

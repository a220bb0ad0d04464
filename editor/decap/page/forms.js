// Starts Decap. What the server refuses stays in a box beside the form; Decap shows it for eight seconds on one line.
const box = document.querySelector("#message");

function show(text) {
  box.querySelector("p").textContent = text;
  if (!box.open) box.show();
}

const { CMS } = window;
const NOT_SAVED = "Nothing is saved. What you have written is still in the form.";
const NOT_REACHED = "The forms’ server does not answer: run npm run edit again, then save.";

CMS.registerBackend("forms", function Forms(...options) {
  const backend = CMS.getBackend("proxy").init(...options);
  for (const name of ["persistEntry", "persistMedia", "deleteFiles"]) {
    const send = backend[name].bind(backend);
    backend[name] = async (...what) => {
      box.close();
      try {
        const answer = await send(...what);
        if (answer.elsewhere) {
          show(
            `Saved. Something else is wrong and keeps the site from being published:\n\n${answer.elsewhere}`,
          );
        }
        return answer;
      } catch (error) {
        show(`${NOT_SAVED}\n\n${error.status ? error.message : NOT_REACHED}`);
        throw new Error("see the message at the bottom.", { cause: error });
      }
    };
  }
  return backend;
});

CMS.init({ config: await (await fetch("/config.json")).json() });

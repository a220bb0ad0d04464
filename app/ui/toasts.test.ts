import { beforeEach, expect, test, vi } from "vitest";
import { type ToastPosition, type ToastStatus, toasts } from "./toasts.ts";

beforeEach(() => toasts.closeAll());

test("R39 a toast is an info at the bottom and closes after 5000 ms by default", () => {
  const id = toasts.add({ message: "The address is copied." });
  expect(toasts.current()).toEqual([
    {
      id,
      status: "info",
      position: "bottom",
      durationMs: 5000,
      message: "The address is copied.",
    },
  ]);
});

test("R39 errors and loading toasts stay until they are closed", () => {
  const statuses: ToastStatus[] = ["info", "warning", "success", "error", "loading"];
  for (const status of statuses) toasts.add({ status, message: status });
  expect(toasts.current().map(({ status, durationMs }) => [status, durationMs])).toEqual([
    ["info", 5000],
    ["warning", 5000],
    ["success", 5000],
    ["error", Infinity],
    ["loading", Infinity],
  ]);
});

test("R39 a toast can have its own duration", () => {
  toasts.add({ status: "error", message: "Not copied.", durationMs: 800 });
  toasts.add({ message: "Stays.", durationMs: Infinity });
  expect(toasts.current().map(({ durationMs }) => durationMs)).toEqual([800, Infinity]);
});

test("R39 a toast appears in each of the six positions", () => {
  const positions: ToastPosition[] = [
    "top",
    "top-left",
    "top-right",
    "bottom",
    "bottom-left",
    "bottom-right",
  ];
  for (const position of positions) toasts.add({ position, message: position });
  expect(toasts.current().map(({ position }) => position)).toEqual(positions);
});

test("R39 keeps toasts in the order they were added, each with its own id", () => {
  const ids = ["one", "two", "three"].map((message) => toasts.add({ message }));
  expect(new Set(ids).size).toBe(3);
  expect(toasts.current().map(({ id }) => id)).toEqual(ids);
});

test("R39 an id is never used again, so that late code closes no other toast", () => {
  const first = toasts.add({ message: "one" });
  toasts.closeAll();
  expect(toasts.add({ message: "two" })).not.toBe(first);
});

test("R39 loading becomes success in its place, and then closes by itself", () => {
  const id = toasts.add({ status: "loading", position: "top-left", message: "Copying…" });
  toasts.add({ message: "Another." });
  toasts.update(id, { status: "success", message: "Copied." });
  expect(toasts.current()[0]).toEqual({
    id,
    status: "success",
    position: "top-left",
    durationMs: 5000,
    message: "Copied.",
  });
});

test("R39 success becomes an error and then stays", () => {
  const id = toasts.add({ status: "success", message: "Copied." });
  toasts.update(id, { status: "error" });
  expect(toasts.current()[0]).toMatchObject({ durationMs: Infinity, message: "Copied." });
});

test("R39 a new message leaves the status and the time as they are", () => {
  const id = toasts.add({ status: "warning", message: "Soon.", durationMs: 900 });
  toasts.update(id, { message: "Now." });
  expect(toasts.current()[0]).toMatchObject({
    status: "warning",
    durationMs: 900,
    message: "Now.",
  });
});

test("R39 updating or closing an unknown toast changes nothing", () => {
  const kept = toasts.add({ message: "Kept." });
  const gone = toasts.add({ message: "Gone." });
  toasts.close(gone);
  toasts.update(gone, { message: "Back?" });
  toasts.close(gone);
  expect(toasts.current().map(({ id, message }) => [id, message])).toEqual([[kept, "Kept."]]);
});

test("R39 closes one toast, or all of them", () => {
  const [first = 0] = ["one", "two", "three"].map((message) => toasts.add({ message }));
  toasts.close(first);
  expect(toasts.current().map(({ message }) => message)).toEqual(["two", "three"]);
  toasts.closeAll();
  expect(toasts.current()).toEqual([]);
});

test("R39 calls a listener on every change until it unsubscribes", () => {
  const listener = vi.fn();
  const stop = toasts.subscribe(listener);
  const before = toasts.current();
  const id = toasts.add({ message: "one" });
  toasts.update(id, { message: "two" });
  toasts.close(id);
  toasts.closeAll();
  expect(listener).toHaveBeenCalledTimes(4);
  expect(toasts.current()).not.toBe(before); // React renders again only if the list is a new object.
  stop();
  toasts.add({ message: "three" });
  expect(listener).toHaveBeenCalledTimes(4);
});

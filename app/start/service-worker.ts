/** Removes an earlier site's worker. prerender/unregister-worker.js does so for visitors to whom that worker still serves the old site. */
export async function removeOldServiceWorker() {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch (error) {
    console.error(error);
  }
}

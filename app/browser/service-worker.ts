/**
 * Removes the service worker of any earlier site at this address (R44), which would go on serving that site. The files
 * at its usual addresses (public/service-worker.js, public/sw.js) do the same for visitors whose old worker answers
 * before this code can run.
 */
export async function removeOldServiceWorker() {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch (error) {
    console.error(error);
  }
}

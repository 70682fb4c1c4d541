// Notices outside the page that it is one's turn: by the page while it is hidden, by the server when it is closed.
import { api } from "./api";

export type Permission = "unsupported" | "default" | "granted" | "denied";
const ICON = "/icon-192.png";

/** Return whether the browser lets this page show notices; only encrypted pages and those of this machine may ask. */
export const noticePermission = (): Permission =>
  typeof Notification === "function" && window.isSecureContext ? Notification.permission : "unsupported";

export async function askForNotices(): Promise<Permission> {
  if (noticePermission() !== "default") return noticePermission();
  return Notification.requestPermission();
}

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined);

/** Show a notice; a click on it leads to the table. A later one for the same table replaces it. */
export async function showNotice(title: string, body: string, hash: string): Promise<void> {
  const options = { body, tag: hash, icon: ICON, data: { hash } };
  const worker = await registration();
  if (worker?.active) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => window.focus();
}

/** Have the server send messages for a seat to this browser, if both can; return whether it does. */
export async function subscribeTo(table: string, token: string, language: string): Promise<boolean> {
  const worker = await registration();
  if (noticePermission() !== "granted" || !worker?.pushManager) return false;
  const { public_key: key } = await api.pushKey();
  if (!key) return false;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe(table, token, {
    endpoint: endpoint!,
    keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! },
    language,
  });
  return true;
}

/** Have the server send nothing more for a seat to this browser. */
export async function unsubscribeFrom(table: string, token: string): Promise<void> {
  const subscription = await (await registration())?.pushManager?.getSubscription();
  if (subscription) await api.unsubscribe(table, token, subscription.endpoint);
}

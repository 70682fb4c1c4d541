// The addresses under which other machines reach the server.
import { api } from "./api";

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Return addresses for invitations, the likeliest first; none if only this machine can join. */
export async function invitationAddresses(): Promise<string[]> {
  if (!LOOPBACK.test(location.hostname)) return [`${location.origin}/`];
  return (await api.addresses()).addresses;
}

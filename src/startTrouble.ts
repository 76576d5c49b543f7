/** What a host can put right when a program cannot start. */
export const TOKEN_REFUSED =
  'Discord does not accept this DISCORD_TOKEN: copy the token again from the Bot page of the application.';

export const UNREACHABLE = 'Discord cannot be reached: check the connection, and DISCORD_API if it is set.';

/** Whether nobody answered at Discord's address. */
export function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND';
}

/** Where an error came from. Its message is left out: a player's may tell of cards. */
export function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const places = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return [error.name, ...places].join('\n');
}

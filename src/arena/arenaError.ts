/** A run that cannot go on, or was asked for wrongly; its message is one sentence for whoever started it. */
export class ArenaError extends Error {}

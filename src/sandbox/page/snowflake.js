/** Orders ids by age: negative if `a` is the older one. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** Whether `a` is younger than `b`; everything is younger than nothing. */
export const isYounger = (a, b) => b === undefined || b === null || compareIds(a, b) > 0;

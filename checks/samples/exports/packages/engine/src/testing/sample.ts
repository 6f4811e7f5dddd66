export const sample = 1;
export const forgotten = 2;

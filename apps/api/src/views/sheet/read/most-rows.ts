/** More than a competition has; a sheet is made in one go, so it must have an end. */
export const mostRows = 5000;

/** Paper has an end sooner. */
export const mostPrinted = 2000;

/** More than any competition has; a limit, because a sheet is built in memory. */
export const maxRows = 5000;

/** PDFs are slower to build. */
export const maxPrintedRows = 2000;

/** Fifty pages. */
export const maxResultSheets = 200;

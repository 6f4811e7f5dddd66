/**
 * How a cell begins that a spreadsheet computes: the signs, the same as wide letters, and the white space that some of them
 * skip before a sign. Whatever follows, another line of the same cell included.
 */
export const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/u;

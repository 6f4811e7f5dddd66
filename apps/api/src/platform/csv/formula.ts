/**
 * The start of a cell that a spreadsheet would evaluate: the signs, their full-width forms, and the white space that some
 * programs skip. It applies whatever follows, including further lines of the cell.
 */
export const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/u;

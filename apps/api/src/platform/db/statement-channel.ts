import { channel } from 'node:diagnostics_channel';

/** Publishes the text of every statement that is sent to a database: several queries may travel in one. */
export const statementChannel = channel('traip.statements');

import { channel } from 'node:diagnostics_channel';

/** Publishes the text of every statement sent to a database: one statement may contain several queries. */
export const statementChannel = channel('traip.statements');

import { type Column, sports, table } from '@traip/engine';
const columns: Column[] = sports;
console.log(table(columns));

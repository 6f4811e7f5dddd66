import { checked, widest } from './table.ts';
import { sample } from './testing/sample.ts';
checkedOnly(checked, widest, sample);
function checkedOnly(...values: unknown[]): void {
  console.log(values);
}

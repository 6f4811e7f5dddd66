import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct } from './product.ts';

/**
 * Plants the demo data once for the whole run: every world then begins with a copy of this folder, and not with
 * making its tables and playing its seasons.
 */
export default async function plant(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'traip-planted-'));
  const port = await freePort();
  const product = await startProduct(`http://localhost:${port}`, port, { WEB: 'none' }, folder);
  await product.stop();
  process.env.TRAIP_PLANTED = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

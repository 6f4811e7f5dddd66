import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from '@traip/traip/launch';

/**
 * Plants the demo data once for the whole run: every world then begins with a copy of this folder, and not with
 * making its tables and playing its seasons. Who tries one journey again and again keeps the folder, and names it.
 */
export default async function plant(): Promise<() => void> {
  if (process.env.TRAIP_PLANTED) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'traip-planted-'));
  const product = await Product.with({ WEB: 'none', DATA_DIR: folder });
  await product.start();
  await product.stop();
  process.env.TRAIP_PLANTED = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from '@traip/traip/launch';

type Running = {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** Starts the real product in a folder of its own, which begins with the demo data and goes with it. */
export async function startProduct(
  settings: Readonly<Record<string, string>>,
  port?: number,
): Promise<Running> {
  const folder = newFolder();
  const all = { ...settings, DATA_DIR: folder };
  const product = port === undefined ? await Product.with(all) : Product.at(port, all);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stop = async () => {
    await product.stop();
    remove();
  };
  try {
    await product.start();
  } catch (error) {
    remove();
    throw error;
  }
  return { origin: product.origin, pid: product.pid, stop };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'traip-world-'));
  const planted = process.env.TRAIP_PLANTED;
  if (planted) cpSync(planted, folder, { recursive: true });
  return folder;
}

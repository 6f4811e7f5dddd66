// Makes a bare clone ready to run. It runs before anything is installed, hence plain JavaScript, Node 20.19
// and no dependencies: `node scripts/prepare.mjs [--build] [--browser]`.
import { prepareBrowser } from './prepare/browser.mjs';
import { prepareBuild } from './prepare/build.mjs';
import { preparePackages } from './prepare/packages.mjs';
import { NotReady } from './prepare/run.mjs';
import { prepareServer } from './prepare/server.mjs';
import { requireInstallingNode, requireRunningNode } from './prepare/versions.mjs';

const known = ['--build', '--browser'];

async function prepare(wishes) {
  const unknown = wishes.find((wish) => !known.includes(wish));
  if (unknown) throw new NotReady(`Unknown option ${unknown}; there are ${known.join(' and ')}.`);
  requireInstallingNode(process.versions.node);
  await preparePackages();
  requireRunningNode();
  if (wishes.includes('--build')) {
    await prepareServer();
    await prepareBuild();
  }
  if (wishes.includes('--browser')) await prepareBrowser(process.env);
}

try {
  await prepare(process.argv.slice(2));
} catch (problem) {
  if (!(problem instanceof NotReady)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}

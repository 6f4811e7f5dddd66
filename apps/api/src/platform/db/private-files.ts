import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

/**
 * The embedded database creates every file with mode 0666, so a umask does not help. The files hold password
 * hashes: only their owner may open them.
 */
export class PrivateFiles extends NodeFS {
  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const restrict: NonNullable<Options['preRun']>[number] = ({ FS }) => {
      const chmod = FS.chmod.bind(FS);
      FS.chmod = (path: string, mode: number, ...rest: []) => chmod(path, mode & ~0o077, ...rest);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restrict] } };
  }
}

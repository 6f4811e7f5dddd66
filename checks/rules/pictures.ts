import { Visitor } from 'oxc-parser';
import { type Check, lineAt, type Violation } from '../check.ts';
import { type Project, sourcesOf } from '../project.ts';
import { parsed } from '../source/parse.ts';

/** A picture without a declared size shifts the page when it loads. */
export const pictures: Check = {
  name: 'pictures',
  run(project) {
    const screens = sourcesOf(project).filter((path) => /^apps\/web\/.*\.tsx$/.test(path));
    return { checked: screens.length, violations: screens.flatMap((file) => unsizedIn(project, file)) };
  },
};

function unsizedIn(project: Project, file: string): Violation[] {
  const source = project.read(file);
  const found: Violation[] = [];
  new Visitor({
    JSXOpeningElement: ({ name, attributes, start }) => {
      if (name.type !== 'JSXIdentifier' || !['img', 'Image'].includes(name.name)) return;
      const present = attributes.flatMap((attribute) =>
        attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
          ? [attribute.name.name]
          : [],
      );
      const missing = ['width', 'height'].filter((side) => !present.includes(side));
      if (missing.length > 0) {
        const why = `<${name.name}> has no ${missing.join(' and no ')}`;
        found.push({ file, line: lineAt(source, start), rule: 'pictures', why });
      }
    },
  }).visit(parsed(file, source).program);
  return found;
}

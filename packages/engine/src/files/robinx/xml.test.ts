import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { childrenAt, readXml, type XmlElement } from './xml.ts';

const name = fc.stringMatching(/^[A-Za-z][\w.-]{0,8}$/);
const plain = { noNullPrototype: true };
const { element } = fc.letrec<{ element: XmlElement }>((tie) => ({
  element: fc.record(
    {
      name,
      attributes: fc
        .dictionary(name, fc.string({ maxLength: 8 }))
        .map((record) => new Map(Object.entries(record))),
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('element'), { maxLength: 3 })),
      text: fc.string({ maxLength: 8 }),
    },
    plain,
  ),
}));

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
const toXml = ({ name, attributes, children, text }: XmlElement): string =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>${escaped(text)}${children.map(toXml).join('<!-- next -->')}</${name}>`;

describe('The XML reader', () => {
  it('reads back what was written', () => {
    fc.assert(fc.property(element, (tree) => assert.deepEqual(readXml(toXml(tree)), tree)));
  });

  it('never throws, whatever the input', () => {
    const pieces = fc.constantFrom(
      '<a',
      '<a>',
      '</a>',
      '/>',
      ' x="1"',
      '&amp;',
      '&no;',
      '&',
      '<!--',
      '-->',
      '<?',
      'text',
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const read = readXml(parts.join(''));
        assert.ok('breach' in read || read.name === 'a');
      }),
    );
  });

  it('skips the declaration and comments and turns entities into characters', () => {
    const read = readXml('<?xml version="1.0"?><!-- <b> --><a t="R&amp;D"> &lt;&#65;&#x42;&gt; <c/></a>');
    assert.ok(!('breach' in read));
    assert.equal(read.attributes.get('t'), 'R&D');
    assert.equal(read.text.trim(), '<AB>');
    assert.deepEqual(childrenAt(read, 'c'), []);
  });

  for (const [why, source] of [
    ['NESTING', '<a><b></a></b>'],
    ['NESTING', '<a>'],
    ['TOKEN', '<a><![CDATA[x]]></a>'],
    ['TOKEN', '<!DOCTYPE a><a/>'],
    ['ENTITY', '<a>&bomb;</a>'],
    ['ENTITY', '<a t="1 & 2"/>'],
    ['ATTRIBUTE_TWICE', '<a t="1" t="2"/>'],
    ['ROOT', '<a/><b/>'],
    ['ROOT', ''],
  ] as const)
    it(`refuses ${source || 'nothing at all'} for its ${why}`, () => {
      const read = readXml(source);
      assert.ok('breach' in read);
      assert.equal(read.why, why);
    });
});

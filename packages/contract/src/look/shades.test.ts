import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { contrast } from './contrast.ts';
import { grounds, minContrast, shadesOf, veil } from './shades.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colours = fc.record({ primaryColor: colour, accentColor: fc.option(colour) });

const shades = (primaryColor: string, accentColor: string | null = null) => {
  const found = shadesOf({ primaryColor, accentColor });
  assert.ok(found);
  return found;
};

it('text on a band of any colour is readable', () => {
  fc.assert(
    fc.property(colours, ({ primaryColor, accentColor }) => {
      const { band, onBand, mark } = shades(primaryColor, accentColor);
      assert.equal(band, primaryColor);
      assert.ok(contrast(onBand, band) >= minContrast.text);
      assert.ok(contrast(mark, band) >= minContrast.control);
    }),
  );
});

it('text and controls of any colour are readable on light and dark pages', () => {
  fc.assert(
    fc.property(colours, ({ primaryColor, accentColor }) => {
      const { onLight, onDark, fill, onFill } = shades(primaryColor, accentColor);
      for (const ground of grounds.light) {
        assert.ok(contrast(onLight, ground) >= minContrast.text);
        assert.ok(contrast(fill, ground) >= minContrast.control);
      }
      for (const ground of grounds.dark) assert.ok(contrast(onDark, ground) >= minContrast.text);
      assert.ok(contrast(onFill, fill) >= minContrast.text);
    }),
  );
});

it('a colour that is already readable stays as it is', () => {
  assert.equal(shades('#0b7a70').onLight, '#0b7a70');
  assert.deepEqual([shades('#0b7a70').onBand, shades('#f2b705').onBand], ['#ffffff', '#000000']);
});

it('without a colour there are no shades', () => {
  assert.equal(shadesOf({ primaryColor: null, accentColor: null }), null);
});

it('white text is readable over a white cover', () => {
  const left = Math.round(255 * (1 - veil)).toString(16);
  assert.ok(contrast('#ffffff', `#${left}${left}${left}`) >= minContrast.text);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { contrast } from './contrast.ts';
import { grounds, leastContrast, shadesOf, veil } from './shades.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colours = fc.record({ primaryColor: colour, accentColor: fc.option(colour) });

const shades = (primaryColor: string, accentColor: string | null = null) => {
  const found = shadesOf({ primaryColor, accentColor });
  assert.ok(found);
  return found;
};

it('letters on the band of any colour can be read', () => {
  fc.assert(
    fc.property(colours, ({ primaryColor, accentColor }) => {
      const { band, onBand, mark } = shades(primaryColor, accentColor);
      assert.equal(band, primaryColor);
      assert.ok(contrast(onBand, band) >= leastContrast.text);
      assert.ok(contrast(mark, band) >= leastContrast.control);
    }),
  );
});

it('letters and controls of any colour can be read on light and dark pages', () => {
  fc.assert(
    fc.property(colours, ({ primaryColor, accentColor }) => {
      const { onLight, onDark, fill, onFill } = shades(primaryColor, accentColor);
      for (const ground of grounds.light) {
        assert.ok(contrast(onLight, ground) >= leastContrast.text);
        assert.ok(contrast(fill, ground) >= leastContrast.control);
      }
      for (const ground of grounds.dark) assert.ok(contrast(onDark, ground) >= leastContrast.text);
      assert.ok(contrast(onFill, fill) >= leastContrast.text);
    }),
  );
});

it('a colour that can be read already is left alone', () => {
  assert.equal(shades('#0b7a70').onLight, '#0b7a70');
  assert.deepEqual([shades('#0b7a70').onBand, shades('#f2b705').onBand], ['#ffffff', '#000000']);
});

it('without a colour there are none', () => {
  assert.equal(shadesOf({ primaryColor: null, accentColor: null }), null);
});

it('white letters can be read over a white cover', () => {
  const left = Math.round(255 * (1 - veil)).toString(16);
  assert.ok(contrast('#ffffff', `#${left}${left}${left}`) >= leastContrast.text);
});

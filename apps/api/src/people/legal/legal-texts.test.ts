import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { legalCalls, legalDocuments, locales } from '@traip/contract';
import { openWorld, type World } from '../../testing/world.ts';
import { unknownNames } from './fill-in.ts';

const operator = {
  OPERATOR_NAME: 'Liga Norte S.L.',
  OPERATOR_TAX_ID: 'B12345674',
  OPERATOR_ADDRESS: 'Calle del Campo 1, 28001 Madrid',
  OPERATOR_EMAIL: 'hola@liga.example',
};

const textOf = async (world: World, document: (typeof legalDocuments)[number], locale: 'es' | 'en' = 'es') =>
  (await world.call(legalCalls.text, { params: { document, locale } })).body;

describe('the legal texts', () => {
  const world = openWorld({ legal: { operator }, consentAge: 15 });

  it('name the operator, in both languages', async () => {
    for (const document of legalDocuments)
      for (const locale of locales) {
        const { markdown, missing } = await textOf(world, document, locale);
        for (const detail of Object.values(operator))
          assert.ok(markdown.includes(detail), `${detail} in ${document}.${locale}`);
        assert.deepEqual([missing, unknownNames(markdown)], [[], []]);
      }
  });

  it('cover the legal requirements: purposes, rights, complaints, minors, deleted accounts', async () => {
    const { markdown } = await textOf(world, 'privacy');
    for (const subject of [
      /art\. 6\.1\.b/,
      /portabilidad/,
      /www\.aepd\.es/,
      /Por debajo de 15 años/,
      /Si borras tu cuenta/,
      /sin tu nombre/,
      /responsable de los datos de sus propias inscripciones/,
    ])
      assert.match(markdown, subject);
    assert.match((await textOf(world, 'legal')).markdown, /artículo 10 de la Ley 34\/2002/);
  });

  it('mention the register only where there is one', async () => {
    assert.doesNotMatch((await textOf(world, 'legal')).markdown, /Datos registrales/);
  });

  it('have the version that registration requires', async () => {
    const { body } = await world.call(legalCalls.versions, { params: { locale: 'en' } });
    assert.deepEqual(body, {
      privacy: (await textOf(world, 'privacy', 'en')).version,
      terms: (await textOf(world, 'terms', 'en')).version,
      legal: (await textOf(world, 'legal', 'en')).version,
    });
    assert.notEqual(body.terms, (await textOf(world, 'terms', 'es')).version);
  });
});

describe('the legal texts of an operator', () => {
  const world = openWorld({
    legal: {
      operator: { ...operator, OPERATOR_REGISTER: 'Registro Mercantil de Madrid, tomo 1' },
      replacements: { 'terms.es': 'Reglas de {{OPERATOR_NAME}}' },
    },
  });

  it('replace ours, with the same details', async () => {
    assert.equal((await textOf(world, 'terms')).markdown, 'Reglas de Liga Norte S.L.');
    assert.match((await textOf(world, 'legal')).markdown, /Datos registrales:\*\* Registro Mercantil/);
  });
});

describe('the legal texts without an operator', () => {
  const world = openWorld();

  it('show missing details by the name of their setting', async () => {
    const { markdown, missing } = await textOf(world, 'legal');
    assert.deepEqual(missing, ['OPERATOR_NAME', 'OPERATOR_TAX_ID', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL']);
    assert.match(markdown, /\*\*Titular:\*\* \[OPERATOR_NAME\]/);
  });
});

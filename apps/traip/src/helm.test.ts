import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import yaml from 'yaml';
import { examineConfig } from './config.ts';
import { Variables } from './config-variables.ts';

type Values = Readonly<Record<string, unknown>>;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const chart = join(root, 'ops/helm/traip');
const read = (name: string) => readFileSync(join(chart, name), 'utf8');
const files = readdirSync(join(chart, 'templates'));
const templates = files.map((name) => read(`templates/${name}`)).join('\n');
const deployment = read('templates/deployment.yaml');
const values: Values = yaml.parse(read('values.yaml'));
const schema = JSON.parse(read('values.schema.json'));

/** Only the values that an operator has to set. */
const least = {
  image: { repository: 'registry.example/traip' },
  publicOrigin: 'https://liga.example',
  existingSecret: 'traip',
  mailFrom: 'Liga <no-reply@liga.example>',
  bucket: { url: 'https://s3.example/traip' },
  operator: {
    name: 'Liga Norte',
    taxId: 'B00000000',
    address: 'Calle 1, Bilbao',
    email: 'hola@liga.example',
  },
};

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges an operator's values over those of the chart, as Helm does. */
function over(base: Values, own: Values): Values {
  const merged = Object.entries(own).map(([key, value]) => {
    const below = base[key];
    return [key, isObject(below) && isObject(value) ? over(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

/** The paths of all values: `image.tag`. Free-form values count as one path. */
function pathsOf(value: Values, before = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const isGroup = isObject(inner) && Object.keys(inner).length > 0 && key !== 'resources';
    return isGroup ? pathsOf(inner, `${before}${key}.`) : `${before}${key}`;
  });
}

const valueAt = (all: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), all);

interface Setting {
  readonly name: string;
  readonly value: string;
}

const settings: readonly Setting[] = [...deployment.matchAll(/- name: ([A-Z]\w+)\n +value: (.+)/g)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

describe('the values of the Helm chart', () => {
  const validate = new Ajv({ strict: true, strictTypes: false }).compile(schema);
  const accepts = (own: Values) => validate(over(values, own));

  it('are enough together with those that the operator must set', () => {
    assert.ok(accepts(least), JSON.stringify(validate.errors));
    assert.equal(accepts({}), false, 'nobody else knows it');
    for (const missing of ['image', 'publicOrigin', 'existingSecret', 'mailFrom', 'bucket', 'operator'])
      assert.equal(accepts({ ...least, [missing]: values[missing] }), false, missing);
  });

  it('are refused when misspelt or impossible', () => {
    const mistakes: readonly Values[] = [
      { replica: 3 },
      { image: { ...least.image, tags: 'x' } },
      { publicOrigin: 'http://liga.example' },
      { publicOrigin: 'https://liga.example/' },
      { replicas: 0 },
      { strategy: 'Rolling' },
      { networkPolicy: { egressPorts: [0] } },
      { settings: { CONSENT_AGE: 16 } },
      { settings: { consent_age: '16' } },
    ];
    for (const mistake of mistakes)
      assert.equal(accepts({ ...least, ...mistake }), false, JSON.stringify(mistake));
    assert.ok(accepts({ ...least, settings: { CONSENT_AGE: '16' } }), JSON.stringify(validate.errors));
  });

  it('hold no secrets and no duplicates', () => {
    for (const name of ['BACKUP_KEY', 'GOOGLE_CLIENT_SECRET', 'EARLIER_AUTH_SECRETS', 'VAPID_PRIVATE_KEY']) {
      assert.equal(accepts({ ...least, settings: { [name]: 'x' } }), false, name);
      assert.ok(accepts({ ...least, moreSecretKeys: [name] }), name);
    }
    for (const name of settings.map((setting) => setting.name.replace(/_FILE$/, ''))) {
      assert.equal(accepts({ ...least, settings: { [name]: 'x' } }), false, name);
      assert.equal(accepts({ ...least, moreSecretKeys: [name] }), false, name);
    }
  });

  it('are all used, and none is missing', () => {
    const used = [...templates.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path);
    assert.deepEqual([...new Set(used)].toSorted(), pathsOf(values).toSorted());
  });
});

describe('a pod of the Helm chart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-helm-'));
  after(() => rmSync(folder, { recursive: true }));

  const secrets: Readonly<Record<string, string>> = {
    DATABASE_URL: 'postgres://traip:word@db.example/traip?sslmode=verify-full',
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://mail.example:587',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  for (const [name, value] of Object.entries(secrets)) writeFileSync(join(folder, name), value);

  /** A variable of the container: a plain value, one set by the operator, or a file of the secret. */
  function environmentOf({ name, value }: Setting): [string, string] {
    const [, path] = /\.Values\.([\w.]+)/.exec(value) ?? [];
    const resolved = path === undefined ? value.replaceAll("'", '') : valueAt(over(values, least), path);
    return [name, String(resolved).replace('/run/secrets/traip', folder)];
  }
  const environment = Object.fromEntries(settings.map(environmentOf));

  it('has everything that production requires', () => {
    const { config, problems } = examineConfig(environment);
    assert.deepEqual(problems, []);
    assert.equal(config?.NODE_ENV, 'production');
    assert.equal(config?.S3_SECRET_ACCESS_KEY, 'key');
    assert.equal(config?.OPERATOR_ADDRESS, 'Calle 1, Bilbao');
    for (const name of ['DATABASE_URL_FILE', 'AUTH_SECRET_FILE', 'SMTP_URL_FILE', 'PUBLIC_ORIGIN', 'S3_URL'])
      assert.equal(examineConfig({ ...environment, [name]: undefined }).problems.length, 1, name);
  });

  it('gets no variable that Traip doesn’t know', () => {
    assert.ok(settings.length > 15);
    for (const { name } of settings)
      assert.ok(Object.hasOwn(Variables.shape, name.replace(/_FILE$/, '')), name);
  });

  it('gets every secret as a file of the secret that values.yaml describes', () => {
    const mounted = settings.filter(({ name }) => name.endsWith('_FILE'));
    assert.deepEqual(
      mounted.map(({ value }) => value),
      Object.keys(secrets).map((name) => `/run/secrets/traip/${name}`),
    );
    const [, described = ''] = /with the keys (.+)\.\n/.exec(read('values.yaml')) ?? [];
    assert.deepEqual(described.split(/, | and /), Object.keys(secrets));
  });

  it('is probed at the ports and paths where Traip answers', () => {
    const ports = [...deployment.matchAll(/containerPort: (\d+)/g)].map(([, port]) => port);
    assert.deepEqual(ports, [environment.PORT, environment.METRICS_PORT]);
    const probes = [...deployment.matchAll(/(\w+)Probe:\n +httpGet: \{ path: (\S+), port: http \}/g)];
    assert.deepEqual(
      probes.map(([, probe, path]) => `${probe} ${path}`),
      ['startup /ready', 'readiness /ready', 'liveness /health'],
    );
    const server = readFileSync(join(root, 'apps/api/src/platform/http/health.ts'), 'utf8');
    for (const path of ['/health', '/ready']) assert.ok(server.includes(`app.get('${path}'`), path);
  });

  it('meets the strictest pod security standard', () => {
    const rules = [
      'runAsNonRoot: true',
      'allowPrivilegeEscalation: false',
      'readOnlyRootFilesystem: true',
      'drop: [ALL]',
      'type: RuntimeDefault',
      'automountServiceAccountToken: false',
    ];
    for (const rule of rules) assert.ok(deployment.includes(rule), rule);
    assert.match(deployment, /mountPath: \/tmp\n/);
    assert.ok(environment.DATA_DIR?.startsWith('/data/'), 'in the other volume that can be written');
  });

  it('runs the version of the release', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const described = yaml.parse(read('Chart.yaml'));
    assert.deepEqual([described.version, described.appVersion], [version, version]);
    assert.match(deployment, /\.Values\.image\.tag \| default \.Chart\.AppVersion/);
  });
});

describe('the templates of the Helm chart', () => {
  it('close every block they open', () => {
    for (const name of files) {
      const words = [...read(`templates/${name}`).matchAll(/\{\{-? *(if|with|range|define|end)\b/g)];
      // Each block has an opening keyword and an `end`.
      const depth = words.reduce((open, [, word]) => open + (word === 'end' ? -1 : 1), 0);
      assert.equal(depth, 0, name);
    }
  });

  it('include exactly the templates that are defined', () => {
    const defined = [...templates.matchAll(/define "([\w.]+)"/g)].map(([, name]) => name);
    const included = [...templates.matchAll(/include "([\w.]+)"/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(included)].toSorted(), defined.toSorted());
  });
});

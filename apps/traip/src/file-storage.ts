import { join } from 'node:path';
import { bucketFiles, type Files, folderFiles } from '@traip/api';
import type { Config } from './config.ts';

/** Pictures are stored in a bucket when one is configured, else beside the data. */
export function openFiles(config: Config): Files {
  const { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return url && accessKeyId && secretAccessKey
    ? bucketFiles({ url, accessKeyId, secretAccessKey, region: config.S3_REGION })
    : folderFiles(join(config.DATA_DIR, 'files'));
}

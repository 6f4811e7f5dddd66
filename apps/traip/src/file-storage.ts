import { join } from 'node:path';
import { type BucketSettings, bucketFiles, type Files, folderFiles } from '@traip/api/commands';
import type { Config } from './config.ts';

/** Pictures are stored in a bucket when one is configured, else beside the data. */
export function openFiles(config: Config): Files {
  const bucket = bucketOf(config);
  return bucket ? bucketFiles(bucket) : folderFiles(join(config.DATA_DIR, 'files'));
}

export function bucketOf(config: Config): BucketSettings | undefined {
  const { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!url || !accessKeyId || !secretAccessKey) return undefined;
  return { url, accessKeyId, secretAccessKey, region: config.S3_REGION };
}

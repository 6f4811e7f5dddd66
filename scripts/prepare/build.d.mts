export declare function prepareBuild(): Promise<void>;
export declare function isBuilt(): boolean;
export declare function isNoSource(name: string): boolean;

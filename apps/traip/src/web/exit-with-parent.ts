// Loaded into the process of the pages. The channel to the front door closes when that ends, however it ends:
// pages without a front door would serve nobody, and hold their port for ever.
process.once('disconnect', () => process.exit());
process.channel?.unref();

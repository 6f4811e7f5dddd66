// Loaded into the process of the pages. The channel to the parent closes however the parent ends; without it the pages
// would serve nobody and hold their port for ever.
process.once('disconnect', () => process.exit());
process.channel?.unref();

/** Preloaded into a shop (`--import`, with `--expose-gc`): collects what nobody needs any more, when asked to. */
process.on('message', (message) => {
  if (message !== 'collect') return
  globalThis.gc?.()
  process.send?.('collected')
})
process.channel?.unref()

// Before the first paint: the colour mode chosen here, or the one of the device.
;(() => {
  var mode = null
  try {
    mode = localStorage.getItem('color-mode')
  } catch (_) {
    // Storage can be forbidden; the device decides then.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  document.documentElement.classList.add(mode)
  document.documentElement.style.colorScheme = mode
})()

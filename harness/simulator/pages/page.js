/* Shows a page of the host in the language and the theme of the phone: Chinese texts stand beside the English ones. */
;(() => {
  // The page of an ended web view has the host itself: around it is the console.
  const { hostSim, document: around } = window.hostSim ? window : parent
  const { language, device } = hostSim.state()
  const isChinese = /^zh/.test(language ?? device.locale)
  const theme = around.documentElement.dataset.theme ?? device.theme
  document.documentElement.lang = isChinese ? 'zh-CN' : 'en'
  document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme
  if (!isChinese) return
  document.title = document.documentElement.dataset.zh
  for (const element of document.body.querySelectorAll('[data-zh]')) element.firstChild.data = element.dataset.zh
})()

/* Shows a page of the host in the language and the theme of the phone: Chinese texts stand beside the English ones. */
;(() => {
  const host = window.hostSim ?? parent.hostSim
  const { language, device } = host.state()
  const isChinese = /^zh/.test(language ?? device.locale)
  const theme = parent.document.documentElement.dataset.theme ?? device.theme
  document.documentElement.lang = isChinese ? 'zh-CN' : 'en'
  document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme
  if (!isChinese) return
  document.title = document.documentElement.dataset.zh
  for (const element of document.body.querySelectorAll('[data-zh]')) element.firstChild.data = element.dataset.zh
})()

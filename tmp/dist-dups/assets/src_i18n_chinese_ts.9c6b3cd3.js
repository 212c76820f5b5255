;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_i18n_chinese_ts'],
  {
    521(e, o, r) {
      r.r(o), r.d(o, { default: () => i })
      var a = JSON.parse(
          '{"boundary":{"title":"页面出错了","text":"您填写的内容不会丢失，请重试。如仍有问题，请将详情发给技术支持。","chunk":"部分内容加载失败，请检查网络后重试。","retry":"重试","back":"返回"},"state":{"notFoundTitle":"页面不存在","notFoundText":"地址不完整或已停用。","home":"返回首页","deniedTitle":"无法打开此页面","constructionTitle":"功能建设中，敬请期待","constructionText":"上线后即可在此处使用。","copyDetails":"复制详情给技术支持","copied":"已复制","copyFailed":"无法复制详情。"},"access":{"permission":"您的角色没有此项权限。","missing":"您没有“{{right}}”权限。","roles":"具备该权限的角色：{{roles}}。","askPeople":"请联系{{people}}申请。","askAt":"请联系{{organisation}}的角色审批人申请。","ask":"请联系所在组织的角色审批人申请。","person":"{{name}}（{{organisation}}）","or":"{{first}}或{{last}}","comma":"、","apply":"申请角色","flag":"此版本未启用该功能。","hosts":"当前应用内无法使用该功能。","noIdentity":"您尚未登录销售平台，请从企业应用重新打开。"},"page":{"loading":"加载中"},"list":{"total":"共 {{count}} 条","searchLabel":"搜索","failed":"列表加载失败","offline":"网络未连接","asOf":"网络未连接，数据截至 {{when}}。"},"form":{"draftSaved":"草稿已保存","draftSaving":"正在保存草稿…","draftRestored":"已恢复 {{when}} 的草稿。","draftDiscard":"重新填写","leaveTitle":"退出填写？","leaveText":"已填写的内容会保存为草稿，仅存于本机。","leave":"退出","stay":"继续填写","sendFailed":"提交失败，草稿已保存在本机。","earlierChecking":"正在确认是否已提交…","earlierSent":"已于 {{time}} 提交。","earlierSentEdited":"已于 {{time}} 提交，不含之后修改的内容。再次保存将作为一条新记录提交。","earlierQueued":"已于 {{time}} 保存在本机，待上传。","earlierQueuedEdited":"已于 {{time}} 保存在本机，待上传，不含之后修改的内容。再次保存将作为一条新记录提交。","earlierUnknown":"此内容可能已于 {{time}} 提交。联网后会先确认，不会重复提交。"},"error":{"network":"网络未连接，请检查后重试。","timeout":"服务器未及时响应，请重试。","malformed":"服务器返回的数据无法读取，请重试；如仍有问题，请联系技术支持。","server":"服务器返回错误：{{message}}","unexpected":"出错了：{{message}}"},"push":{"open":"查看","more_other":"{{title}}，另有 {{count}} 条消息"},"back":"返回","ok":"确定","undo":"撤销","role":{"sales":"客户经理","manager":"区域经理","approver":"审批人","project":"项目人员","finance":"财务人员","editor":"知识编辑"},"product":"能源销售"}',
        ),
        t = JSON.parse(
          '{"http":{"serverError":"服务器错误","operationFailed":"操作失败","loading":"加载中…"},"session":{"noEmployee":"您的账号尚未开通销售管理平台权限，请联系管理员开通。","noEmployeeTitle":"暂无权限","ticketFailed":"链接登录失败，请换一种方式登录。","failedTitle":"无法登录","failedText":"企业应用没有返回您的登录信息。","retry":"重试","usePassword":"使用密码登录","reopenTitle":"请重新打开应用","reopenText":"登录已过期，请从合作方应用重新打开此页面，您填写的内容已保留。","expiredTitle":"请重新登录","expiredText":"登录已过期，您填写的内容仍然保留。","storageForbidden":"浏览器禁止保存数据，下次使用时需要重新登录。","passwordMissing":"请输入密码。","passwordOf":"{{name}} 的密码","signIn":"登录","wrongPassword":"账号或密码错误。","signInFirst":"请先登录后查看此页面。"}}',
        ),
        s = JSON.parse(
          '{"storage":{"forbidden":"此浏览器不允许在设备上保存数据，关闭页面后您输入的内容会丢失。","blocked":"另一个标签页正在使用旧版本。请关闭该标签页，以便在设备上保存您的内容。"},"draft":{"notSaved":"草稿未保存：设备存储空间已满。关闭页面前，您输入的内容仍保留在此处。","notRemoved":"已发送。草稿未能从本机删除，可能会再次出现。"},"outbox":{"notKept":"设备存储空间已满。上传完成前请不要关闭应用。","photosNotKept":"设备存储空间已满：照片仅在应用打开期间保留。上传完成前请不要关闭应用。","unreadable":"部分由旧版本保存的未上传内容无法读取。它们仍保留在设备上，请联系技术支持。","reason":{"fileMissing":"照片或文件已不在此设备上，请重新添加。","unknownCall":"当前版本的应用无法再上传此内容。","olderArrived":"修改之前的内容可能已经送达。您可以将修改后的内容另行上传，或放弃修改。"}}}',
        ),
        n = JSON.parse(
          '{"atLeast":"至少 {{least}} 字","back":"返回","choose":"请选择","chooseDate":"请选择日期","chooseMonth":"请选择月份","clearSearch":"清除搜索","close":"关闭","copy":"复制","copyNamed":"复制{{label}}","fullText":"全文","loading":"加载中","more":"更多操作","moreFor":"更多操作：{{name}}","nextYear":"下一年","previousYear":"上一年","pullDone":"已更新","pullDown":"下拉刷新","pullLetGo":"松开刷新","rangeFrom":"{{label}}，起","rangeTo":"{{label}}，止","recentSearches":"最近搜索","retry":"重试"}',
        )
      const i = { ...a, ...t, ...s, ...n }
    },
  },
])

;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_i18n_host_zh-CN_json'],
  {
    2562(e) {
      e.exports = JSON.parse(
        '{"call":{"contactFailed":"未找到联系人信息，请手动输入","interrupted":"应用在收到结果前被关闭，您已输入的内容仍然保留。","answeredMeanwhile":"应用曾被关闭，但您选择的内容已经收到。","goBackThere":"返回继续"},"scan":{"title":"扫码","starting":"正在打开相机…","aim":"将相机对准条码或二维码。","denied":"无法使用相机。请在设置中允许，或选择一张含码的图片，也可以手动输入。","absent":"此处没有可用的相机。请选择一张含码的图片，或手动输入。","notLoaded":"扫码功能加载失败，请手动输入。","noCode":"图片中没有识别到码。请换一张图片，或手动输入。","light":"手电筒","picture":"选择图片","code":"手动输入","missing":"请输入内容。","use":"使用此码"},"gesture":{"chooseFile":"现在选择文件吗？","openTab":"在新标签页中打开此页面吗？","share":"现在分享吗？","go":"继续","cancel":"取消"},"settings":{"location":{"title":"开启定位","android":"请在手机设置中打开“位置信息”，然后点按浏览器地址旁的图标，在“权限”中允许使用位置。","ios":"请在 iPhone 的“设置”中打开“隐私与安全性”>“定位服务”，选择您的浏览器并允许在使用期间访问位置。","desktop":"请点击浏览器地址旁的图标并允许使用位置，同时在电脑的隐私设置中打开定位。"},"app":{"title":"修改权限","android":"请点按浏览器地址旁的图标并打开“权限”，在其中允许此页面使用相机、麦克风和位置。","ios":"请在 iPhone 的“设置”中打开您的浏览器，在其中允许使用相机、麦克风和位置。","desktop":"请点击浏览器地址旁的图标，在其中允许此页面使用相机、麦克风和位置。"}},"recording":{"lostTitle":"有一段录音不完整","lost":"{{time}} 的录音不完整：应用被关闭，{{from}} 之后的内容已丢失。","lostWhole":"应用被关闭，{{time}} 的录音已丢失。","notKept":"设备存储空间已满。录音上传完成前请不要关闭应用。","name":"录音","start":"开始录音","stop":"停止录音","resume":"继续录音","finish":"结束录音","starting":"正在等待麦克风…","running":"正在录音，第 {{part}} 段","stopping":"正在保存…","done":"已录音","idle":"尚未录音","interrupted":"录音被中断，已录制的内容仍然保留。","denied":"无法使用麦克风。请在设置中允许，或改为输入文字。","deniedAsk":"无法使用麦克风。请重试并允许使用，或改为输入文字。","not-supported":"此应用不支持录音，请改为输入文字。","busy":"另一段录音正在进行，请先将其停止。","failed":"录音已停止，已录制的内容仍然保留。","nothing":"未能录音。请检查麦克风后重试，或改为输入文字。","type":"改为输入文字","settings":"打开设置","tryAgain":"重试","parts":"已录制的片段","part":"第 {{part}} 段","play":"播放第 {{part}} 段","stopPlaying":"停止播放第 {{part}} 段","download":"保存第 {{part}} 段","cannotPlay":"此处无法播放该片段。","closed":"已保存在本机","uploaded":"已上传","refused":"未被接受","lostPart":"已丢失","sendAgain":"重新上传","progress":"本段：{{time}} / {{of}}"}}',
      )
    },
  },
])

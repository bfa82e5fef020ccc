/** The id of the style element that declares the fonts. */
export const FONTS_ID = 'fonts'

/** When a page's fonts are wanted without the loader: where scripts are off. */
export const FONTS_MEDIA = '(scripting: none)'

/** How long a painted page may stand without what is below its first view, when fonts are slow. */
const FIRST_VIEW_MS = 300
/** How long after `load` a page that nobody paints, such as a tab in the background, goes on all the same. */
const UNPAINTED_MS = 1000
/** How long files that were asked for ahead are waited for before they are used all the same. */
const FETCHING_MS = 3000

type Files = { entry: string; modules: readonly string[]; fontFiles: readonly string[] }

/**
 * The script that stands in every page. On a first visit to its top the first view goes first: what is below it is left out of the first frame
 * (`data-arrival`, which the style sheet understands), fonts are fetched once the first view is painted, and scripts after
 * them, each in a frame of its own; the rest and the scripts at once when somebody touches the page, and scripts again at the
 * next touch when that fails. Asked for with the page, fonts and scripts would cost a phone a second of its first picture.
 * Somebody who comes to another place (an anchor, a reload, the way back) is `placed`: until the page is loaded, with its
 * fonts, the browser itself keeps that place.
 */
export function loaderOf({ entry, modules, fontFiles }: Files): string {
  return `(()=>{
const{dataset}=document.documentElement;
const fonts=document.getElementById('${FONTS_ID}');
const top=performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash;
dataset.arrival=top?'first':'placed';
if(!top)fonts.media='all';
const after=(ms)=>new Promise((resolve)=>setTimeout(resolve,ms));
const frame=()=>new Promise((resolve)=>requestAnimationFrame(()=>setTimeout(resolve)));
const fetched=(kind,files)=>Promise.race([after(${FETCHING_MS}),Promise.all(files.map((href)=>new Promise((onload)=>{
const link=Object.assign(document.createElement('link'),kind,{href,onload,onerror:onload});
if(!link.relList.supports(kind.rel))onload();
document.head.append(link)
})))]);
const showRest=()=>{if(dataset.arrival==='first')dataset.arrival='next'};
const showFonts=async()=>{
await fetched({rel:'preload',as:'font',crossOrigin:''},${JSON.stringify(fontFiles)});
fonts.media='all'
};
let begun,tries=0;
const bringScripts=async()=>{
if(begun)return;
begun=1;
await fetched({rel:'modulepreload'},${JSON.stringify(modules)});
import('${entry}'+(tries++?'?again='+tries:'')).catch(()=>{begun=0})
};
const loaded=new Promise((resolve)=>addEventListener('load',resolve));
const painted=new Promise((resolve)=>new PerformanceObserver((list)=>{
if(list.getEntriesByName('first-contentful-paint')[0])resolve()
}).observe({type:'paint',buffered:true}));
const unpainted=loaded.then(()=>after(${UNPAINTED_MS}));
painted.then(()=>after(${FIRST_VIEW_MS})).then(showRest);
Promise.race([Promise.all([loaded,painted]),unpainted]).then(showFonts).then(frame).then(showRest).then(frame).then(bringScripts);
loaded.then(frame).then(()=>{if(dataset.arrival==='placed')delete dataset.arrival});
loaded.then(()=>{if(!document.getElementById('root').firstChild)bringScripts()});
for(const touch of['pointerdown','keydown'])addEventListener(touch,bringScripts);
for(const touch of['pointerdown','keydown','wheel'])addEventListener(touch,showRest,{once:true,passive:true})
})()`
}

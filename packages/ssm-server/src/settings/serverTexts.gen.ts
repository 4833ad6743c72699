// Generated from serverPages of packages/ssm-react/src/strings by `npm run gen`. Do not edit.
export const serverTexts = {
  "en": {
    "noScript": "SomaScan Menu needs JavaScript. Please switch it on in your browser and load the page again.",
    "signInTitle": "Development sign-in",
    "accounts": "These accounts exist only here, on this server: they stand for a person of each role and have no password.",
    "nobodyNew": "You asked to sign up. Nobody new can be registered here: continue as the person you would become.",
    "continueAs": "Continue as {role}",
    "cancel": "Cancel",
    "oneMoment": "One moment",
    "continue": "Continue",
    "signingOut": "Signing out",
    "signOut": "Sign out",
    "signedOutTitle": "Signed out",
    "signedOut": "You are signed out.",
    "failedTitle": "Sign-in failed",
    "ended": "This sign-in has ended, or was begun in another browser. Go back and begin again.",
    "backToMenu": "Back to the menu"
  },
  "ar-XB": {
    "noScript": "⟦ŠóɱáŠçáñ Ṁéñú ñééđš ĴáṽáŠçříþť. Þļéášé šŵíťçĥ íť óñ íñ ýóúř ƀřóŵšéř áñđ ļóáđ ťĥé þáĝé áĝáíñ. ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~⟧",
    "signInTitle": "⟦Đéṽéļóþɱéñť šíĝñ-íñ ~~~~~ ~~⟧",
    "accounts": "⟦Ťĥéšé áççóúñťš éẋíšť óñļý ĥéřé, óñ ťĥíš šéřṽéř: ťĥéý šťáñđ ƒóř á þéřšóñ óƒ éáçĥ řóļé áñđ ĥáṽé ñó þáššŵóřđ. ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~⟧",
    "nobodyNew": "⟦Ýóú ášķéđ ťó šíĝñ úþ. Ñóƀóđý ñéŵ çáñ ƀé řéĝíšťéřéđ ĥéřé: çóñťíñúé áš ťĥé þéřšóñ ýóú ŵóúļđ ƀéçóɱé. ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~⟧",
    "continueAs": "⟦Çóñťíñúé áš {role} ~~~~~⟧",
    "cancel": "⟦Çáñçéļ ~~~⟧",
    "oneMoment": "⟦Óñé ɱóɱéñť ~~~~⟧",
    "continue": "⟦Çóñťíñúé ~~~~⟧",
    "signingOut": "⟦Šíĝñíñĝ óúť ~~~~~⟧",
    "signOut": "⟦Šíĝñ óúť ~~~~⟧",
    "signedOutTitle": "⟦Šíĝñéđ óúť ~~~~⟧",
    "signedOut": "⟦Ýóú ářé šíĝñéđ óúť. ~~~~~ ~~⟧",
    "failedTitle": "⟦Šíĝñ-íñ ƒáíļéđ ~~~~~~⟧",
    "ended": "⟦Ťĥíš šíĝñ-íñ ĥáš éñđéđ, óř ŵáš ƀéĝúñ íñ áñóťĥéř ƀřóŵšéř. Ĝó ƀáçķ áñđ ƀéĝíñ áĝáíñ. ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~⟧",
    "backToMenu": "⟦Ɓáçķ ťó ťĥé ɱéñú ~~~~~ ~⟧"
  },
  "en-XA": {
    "noScript": "⟦ŠóɱáŠçáñ Ṁéñú ñééđš ĴáṽáŠçříþť. Þļéášé šŵíťçĥ íť óñ íñ ýóúř ƀřóŵšéř áñđ ļóáđ ťĥé þáĝé áĝáíñ. ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~⟧",
    "signInTitle": "⟦Đéṽéļóþɱéñť šíĝñ-íñ ~~~~~ ~~⟧",
    "accounts": "⟦Ťĥéšé áççóúñťš éẋíšť óñļý ĥéřé, óñ ťĥíš šéřṽéř: ťĥéý šťáñđ ƒóř á þéřšóñ óƒ éáçĥ řóļé áñđ ĥáṽé ñó þáššŵóřđ. ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~⟧",
    "nobodyNew": "⟦Ýóú ášķéđ ťó šíĝñ úþ. Ñóƀóđý ñéŵ çáñ ƀé řéĝíšťéřéđ ĥéřé: çóñťíñúé áš ťĥé þéřšóñ ýóú ŵóúļđ ƀéçóɱé. ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~⟧",
    "continueAs": "⟦Çóñťíñúé áš {role} ~~~~~⟧",
    "cancel": "⟦Çáñçéļ ~~~⟧",
    "oneMoment": "⟦Óñé ɱóɱéñť ~~~~⟧",
    "continue": "⟦Çóñťíñúé ~~~~⟧",
    "signingOut": "⟦Šíĝñíñĝ óúť ~~~~~⟧",
    "signOut": "⟦Šíĝñ óúť ~~~~⟧",
    "signedOutTitle": "⟦Šíĝñéđ óúť ~~~~⟧",
    "signedOut": "⟦Ýóú ářé šíĝñéđ óúť. ~~~~~ ~~⟧",
    "failedTitle": "⟦Šíĝñ-íñ ƒáíļéđ ~~~~~~⟧",
    "ended": "⟦Ťĥíš šíĝñ-íñ ĥáš éñđéđ, óř ŵáš ƀéĝúñ íñ áñóťĥéř ƀřóŵšéř. Ĝó ƀáçķ áñđ ƀéĝíñ áĝáíñ. ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~⟧",
    "backToMenu": "⟦Ɓáçķ ťó ťĥé ɱéñú ~~~~~ ~⟧"
  }
};

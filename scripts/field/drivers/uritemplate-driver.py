# uritemplate.
from uritemplate import expand

from driver import drive

drive({"expand": lambda request: expand(request["template"], request["variables"])})
